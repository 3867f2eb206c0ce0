/** Attributes the queries of a request to the IPv4 address or IPv6 network of its sender. */
import type { FastifyInstance } from 'fastify';
import { networkOf } from '@skillharbor/contract-server/limits';
import { runAsCaller } from '../database/queryContext.ts';

export function registerQueryContext(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => runAsCaller({ address: networkOf(request.ip) }, done));
}
