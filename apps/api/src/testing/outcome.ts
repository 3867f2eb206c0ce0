/** How a request to a server ended. The server may not have responded. */
import { request } from 'node:http';
import type { RequestOptions } from 'node:http';

/** The number of requests for each outcome. */
export type Outcomes = Record<string, number>;

/** Returns the status when the whole response has arrived, or the code of the error. */
export function outcomeOf(url: string, options: RequestOptions, body?: string | Buffer): Promise<string> {
  return new Promise((resolve) => {
    const fail = (error: Error) => resolve('code' in error ? String(error.code) : error.message);
    request(url, options, (response) => {
      response.on('error', fail).on('end', () => resolve(String(response.statusCode)));
      response.resume();
    })
      .on('error', fail)
      .end(body);
  });
}

export function countOutcome(outcomes: Outcomes, outcome: string): void {
  outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
}
