/** Requests to the operations of the contract, and how tests change and send them. */
import type { OperationId } from '@skillharbor/contract';
import type { FormFile } from './forms.ts';
import type { ContractOperation } from './operations.ts';
import type { TestResponse, Send } from './people.ts';
import type { TestWorld } from './testWorld.ts';

export interface Request {
  /** The value of each parameter in the path. */
  params: Record<string, number | string>;
  /** The query with its `?`. */
  query?: string;
  fields: Record<string, unknown>;
  files?: Record<string, FormFile>;
}

/**
 * Creates the data that a request is about. Returns the ids in its path, and the fields whose values the contract does
 * not determine.
 */
export type RequestParts = (world: TestWorld) => Promise<Partial<Request>> | Partial<Request>;

/** What the requests of some operations need. */
export type OperationParts = Partial<Record<OperationId, RequestParts>>;

export const nothing: RequestParts = () => ({});

/** Returns the request, with these values for the fields and parameters of the same names. */
export function replace(request: Request, values: Record<string, unknown>): Request {
  const replaced = <Value>(given: Record<string, Value>) =>
    Object.fromEntries(
      // The caller must pass values of the right type.
      Object.entries(given).map(([name, value]) => [name, name in values ? (values[name] as Value) : value]),
    );
  return { ...request, params: replaced(request.params), fields: replaced(request.fields) };
}

/** No resource has this id in any test. */
const ABSENT = 2_000_000_000;
export const absent = ({ fields: { id, ...fields }, ...request }: Request): Request => {
  const changed = replace(
    { ...request, fields },
    {
      id: ABSENT,
      jobId: ABSENT,
      company: ABSENT,
      applicationId: ABSENT,
      entryId: ABSENT,
      threadId: ABSENT,
      // The router finds nothing for a parameter that is longer than all of them.
      draftKey: 'x'.repeat(201),
      questionId: ABSENT,
      pieceId: ABSENT,
      memberId: ABSENT,
      member_id: ABSENT,
      teamInvitationId: '00000000-0000-4000-8000-000000000000',
      profileResumeId: ABSENT,
      savedSearchId: ABSENT,
      templateId: ABSENT,
      freelancerId: ABSENT,
      invitationId: '00000000-0000-4000-8000-000000000000',
      caseId: ABSENT,
      statementId: ABSENT,
      reportNumber: 'ZZZZ-ZZZZ',
      pictureName: '00000000-0000-4000-8000-000000000000',
      signUpInvitationId: '00000000-0000-4000-8000-000000000000',
      personId: ABSENT,
      legalKind: 'x'.repeat(201),
      subject: { kind: 'job', id: ABSENT },
      sessionId: '00000000-0000-4000-8000-000000000000',
      passkeyId: '00000000-0000-4000-8000-000000000000',
      listing: ABSENT,
      mailId: '00000000-0000-4000-8000-000000000000',
      taskName: 'absent',
      token: String(ABSENT),
    },
  );
  // The id of a message or an invitation is chosen by its sender, and names no resource.
  return id === undefined ? changed : { ...changed, fields: { ...changed.fields, id } };
};

export function sendRequest(
  send: Send,
  { method, path, body }: ContractOperation,
  request: Request,
): Promise<TestResponse> {
  const pathname = path.replace(/\{(\w+)\}/g, (_braces, name: string) => String(request.params[name]));
  const url = pathname + (request.query ?? '');
  if (!body) return send(method, url);
  return body.isForm
    ? send(method, url, {
        form: { ...formOf(request.fields), ...request.files },
      })
    : send(method, url, { body: request.fields });
}

function formOf(fields: Record<string, unknown>): Record<string, string | string[]> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.map(partOf) : partOf(value),
    ]),
  );
}

/** Returns the text of a part of a form. An object becomes JSON. */
function partOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
