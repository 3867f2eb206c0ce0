/**
 * Names the problems that a request can have. The application makes the body of the response from the problem.
 *
 *     throw new ProblemError(400, { fields: { title: ['required'] } });
 */

type Plain<Code extends string> = Code | { code: Code };

/** The problems of a whole request. */
export type RequestProblem =
  | Plain<
      | 'address_unconfirmed'
      | 'address_unreadable'
      | 'busy'
      | 'content_encoded'
      | 'content_type_unsupported'
      | 'csrf_token_wrong'
      | 'disk_full'
      | 'form_unreadable'
      | 'headers_too_large'
      | 'internal_error'
      | 'no_room_for_file'
      | 'not_an_object'
      | 'not_found'
      | 'not_signed_in'
      | 'not_understood'
      | 'request_too_large'
      | 'request_too_slow'
      | 'second_factor_missing'
      | 'staff_only'
      | 'too_many_attempts'
    >
  | { code: 'content_type_wrong'; params: { type: string } }
  | { code: 'too_many_attempts_for_minutes'; params: { minutes: number } }
  /** The budget of this operation or resource is used up. The caller can try again after this many minutes. */
  | { code: 'limit_exceeded'; params: { action: string; minutes: number } }
  /** The operation may be called only by callers with another role. */
  | { code: 'role_required'; params: { role: string } }
  /** The operation may be called only by members of a team with this role or a higher one. */
  | { code: 'team_role_required'; params: { role: string } };

/** The problems of a single value. */
export type ValueProblem =
  | Plain<
      | 'file_missing'
      | 'file_unexpected'
      | 'incomplete_character'
      | 'invisible_character'
      | 'not_a_boolean'
      | 'not_a_currency'
      | 'not_a_date'
      | 'not_a_number'
      | 'not_a_text'
      | 'not_a_web_address'
      | 'not_a_whole_number'
      | 'not_an_address'
      | 'not_an_email_address'
      | 'not_one_line'
      | 'not_possible'
      | 'not_valid'
      | 'repeated'
      | 'required'
      | 'same_characters'
      | 'unexpected_form'
      | 'unknown_field'
    >
  | { code: 'file_too_large'; params: { mebibytes: number } }
  | { code: 'not_one_of'; params: { values: string } }
  | { code: 'too_long' | 'too_high'; params: { max: number } }
  | { code: 'too_short' | 'too_low'; params: { min: number } };

/** A problem of a field. If the value is an object, `part` names the part that is wrong. */
export type FieldProblem = ValueProblem | (Extract<ValueProblem, object> & { part?: string });

/** The problems of a request, by the names of its fields. */
export type FieldProblems = Readonly<Record<string, readonly FieldProblem[]>>;

export type Problem = RequestProblem | { fields: FieldProblems };

/**
 * An error that determines the status and the problem of the response. It is for failures that the operation itself
 * does not expect.
 */
export class ProblemError extends Error {
  override name = 'ProblemError';
  readonly statusCode: number;
  readonly problem: Problem;
  /** The number of seconds after which another attempt may succeed. */
  readonly retryAfter: number | undefined;

  constructor(statusCode: number, problem: Problem, retryAfter?: number) {
    super(typeof problem === 'string' ? problem : JSON.stringify(problem));
    this.statusCode = statusCode;
    this.problem = problem;
    this.retryAfter = retryAfter;
  }
}

export const busy = () => new ProblemError(503, 'busy', 5);
export const diskFullForFile = () => new ProblemError(507, 'no_room_for_file');
