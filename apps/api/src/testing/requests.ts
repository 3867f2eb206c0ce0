/** Sends requests to operations of the contract, and changes requests. */
import type { OperationId } from '@skillharbor/contract';
import type { FormFile } from './forms.ts';
import type { ContractOperation } from './operations.ts';
import type { TestResponse, Send } from './people.ts';
import type { TestWorld } from './testWorld.ts';

export interface Request {
  /** The values of the path parameters. */
  params: Record<string, number | string>;
  /** The query, which begins with `?`. */
  query?: string;
  fields: Record<string, unknown>;
  files?: Record<string, FormFile>;
}

/**
 * Creates the data that a request needs. Returns the ids for the path, and the fields for which the contract does not
 * determine valid values.
 */
export type RequestParts = (world: TestWorld) => Promise<Partial<Request>> | Partial<Request>;

/** The parts of requests, for the operations that need such parts. */
export type OperationParts = Partial<Record<OperationId, RequestParts>>;

export const nothing: RequestParts = () => ({});

/** Returns a copy of the request with other values for the fields and parameters that have these names. */
export function replace(request: Request, values: Record<string, unknown>): Request {
  const replaced = <Value>(given: Record<string, Value>) =>
    Object.fromEntries(
      // The cast is safe if the caller passes values of the expected types.
      Object.entries(given).map(([name, value]) => [name, name in values ? (values[name] as Value) : value]),
    );
  return { ...request, params: replaced(request.params), fields: replaced(request.fields) };
}

/** An id that belongs to no resource in any test. */
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
      // This key is longer than the router allows for a parameter, so it matches no route.
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
      skillId: ABSENT,
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
      mailName: 'absent',
      token: String(ABSENT),
    },
  );
  // Keeps the id in the body of a message or an invitation: the sender has chosen it for the new message or invitation,
  // so it does not refer to an existing resource.
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

/** Returns the text of one part of a form. An object becomes JSON. */
function partOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
