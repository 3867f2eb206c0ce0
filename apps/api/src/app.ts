/**
 * Composes the server from its parts. server.ts opens some of these parts, listens for requests, and closes the parts
 * that it has opened.
 */
import type { Server } from 'node:http';
import cookie from '@fastify/cookie';
import Fastify from 'fastify';
import type { Finding } from '@skillharbor/contract';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { registerContract } from '@skillharbor/contract-server';
import { readContract } from '@skillharbor/contract-server/document';
import { registerErrorHandler } from '@skillharbor/contract-server/errors';
import { createAuthenticator } from './marketplace/auth/authenticator.ts';
import { createChallenges } from './marketplace/auth/challenges.ts';
import { createCodes } from './marketplace/auth/codes.ts';
import { findCodeOwner } from './marketplace/auth/codes.repository.ts';
import { chooseMails } from './marketplace/auth/mailChoices.commands.ts';
import { createTokens } from './marketplace/auth/tokens.ts';
import { settingOf } from './marketplace/siteSettings/siteSettings.ts';
import { findMailReceiver, isNewcomer } from './marketplace/auth/users.repository.ts';
import { createResponseCache } from './platform/caching/responseCache.ts';
import { atOneVersion, createVersions } from './platform/caching/publicVersion.ts';
import { freelancerAt } from './marketplace/contact/contact.repository.ts';
import { cachedReads, dailyCache } from './contract/cachedReads.ts';
import { examineRunning } from './doctor/examineRunning.ts';
import { DISK_RESERVE, diskSpaceGuardOf, freeBytesOf } from './contract/diskSpace.ts';
import { MAX_FILE_BYTES, contractFile } from './contract/document.ts';
import { errorRules } from './contract/problems.ts';
import { createRateLimiter } from './contract/rateLimiter.ts';
import { createReplica, replicaFirst } from './contract/replica.ts';
import type { Replica } from './contract/replica.ts';
import type { Notifications } from './platform/database/notifications.ts';
import type { Queries } from './platform/database/tables.ts';
import type { FileStore } from './files/fileStore.ts';
import { createStoredBytes } from './files/storedBytes.ts';
import { openUploadFolder } from './files/uploads.ts';
import { breachedPasswords } from './marketplace/auth/breachedPasswords.ts';
import { clamdScan } from './files/virusScan.ts';
import { createCalendarTokens } from './marketplace/calendars/calendarTokens.ts';
import { readCalendarFile } from './marketplace/calendars/calendars.operations.ts';
import { createDomainProof } from './marketplace/companies/domainProof.ts';
import { createEventStreams } from './marketplace/conversations/eventStreams.ts';
import { countUnread } from './marketplace/conversations/conversations.repository.ts';
import {
  countUnreadNotifications,
  insertNotification,
} from './marketplace/notifications/notifications.repository.ts';
import { createPushKeys } from './marketplace/notifications/pushKeys.ts';
import type { PushKeys } from './marketplace/notifications/pushKeys.ts';
import { createPushTransport } from './marketplace/notifications/pushTransport.ts';
import type { PushTransport, PushTransportOptions } from './marketplace/notifications/pushTransport.ts';
import { createWithheldPictures } from './marketplace/moderation/withheldPictures.repository.ts';
import { createReplyAddresses } from './mail/incoming/replyAddresses.ts';
import { createMailQueue } from './mail/mailQueue.ts';
import { registerOutboxPage } from './mail/outboxPage.ts';
import { senderOf } from './mail/sender.ts';
import { outboxIn } from './mail/transport.ts';
import type { Transport } from './mail/transport.ts';
import { createModerationLinks } from './mail/moderationLinks.ts';
import { createSavedSearchLinks } from './mail/savedSearchLinks.ts';
import { createUnsubscribeLinks } from './mail/unsubscribeLinks.ts';
import { createOutsideAgent } from './platform/security/outsideAgent.ts';
import { createSecurityLog } from './platform/security/securityLog.ts';
import type { Metrics } from './platform/operating/metrics.ts';
import { registerRequestSpans } from './platform/operating/requestSpans.ts';
import { version } from './platform/operating/version.ts';
import { allOperations } from './operations.ts';
import { openReplies } from './replies.ts';
import { createSchedule } from './platform/schedule/schedule.ts';
import type { Schedule } from './platform/schedule/schedule.ts';
import { createTasks } from './tasks.ts';
import type { TaskName } from './tasks.ts';
import { DEFAULT_TIMEOUTS, serverOptions } from './serverOptions.ts';
import type { Timeouts } from './serverOptions.ts';
import type { Services } from './services.ts';
import { isLocal } from './settings/network.ts';
import type { Settings } from './settings.ts';
import type { CreateServer } from './platform/tls/tls.ts';
import { inSpan } from './platform/tracing/spans.ts';
import type { Clock } from './platform/time/clock.ts';
import { registerChangesFeed } from './rendering/feeds/changesFeed.ts';
import { registerEnginesFeed } from './rendering/feeds/enginesFeed.ts';
import { registerFeeds } from './rendering/feeds/feeds.ts';
import { registerIndexNow } from './rendering/indexNow/indexNow.ts';
import { registerRobots } from './rendering/sitemap/robots.ts';
import { registerSitemap } from './rendering/sitemap/sitemap.ts';
import { registerSocial } from './rendering/linkPictures/social.ts';
import { registerDrain } from './platform/web/drain.ts';
import { registerHeaders, securityHeaders } from './platform/web/headers.ts';
import { malformedRequests, refuseUnclearHost } from './platform/web/malformed.ts';
import { registerMedia } from './platform/web/media.ts';
import { isInProcess } from './platform/web/inProcess.ts';
import { registerBrandFiles } from './platform/web/brand.ts';
import { readBrand, readLogoPng, readSiteName } from './marketplace/brand/brand.repository.ts';
import { createPages } from './platform/web/pages.ts';
import { registerQueryContext } from './platform/web/queryContext.ts';
import { createRefusals, refuseUnreadableAddress } from './platform/web/refusals.ts';
import { registerReference } from './platform/web/reference.ts';
import { registerPasskeyEndpoints } from './platform/web/passkeyEndpoints.ts';
import { registerSecurityTxt } from './platform/web/securityTxt.ts';
import { openShell } from './platform/web/shell.ts';
import { registerWeb } from './platform/web/static.ts';
import { registerCalendars } from './platform/web/calendars.ts';
import { registerUnsubscribe } from './platform/web/unsubscribe.ts';

export interface AppOptions {
  queries: Queries;
  /** Announces to this server what the committed transactions of all servers have changed. */
  notifications: Notifications;
  /** A replica of the database, from which visitors' public reads are served. */
  replicaQueries?: Queries | null;
  files: FileStore;
  transport: Transport;
  /** Sends notifications to devices. By default, it sends them to the push services of their browsers. */
  pushTransport?: PushTransport;
  clock: Clock;
  settings: Settings;
  signingKey: Uint8Array;
  webFolder: string;
  logger: FastifyBaseLogger;
  /** The metrics of the server, or null to measure nothing. */
  metrics: Metrics | null;
  timeouts?: Timeouts;
  /** Makes the scheduled backups. By default, no backups are made. */
  backUp?: (stopping: AbortSignal) => Promise<void>;
  /** Returns when the last scheduled backup was made and whether it failed. By default, the server makes none. */
  backupState?: Services['backupState'];
  /** True if no other process uses the server's database. */
  isAlone?: boolean;
  /**
   * A signal that is aborted when this server is about to stop. From then on, the server reports that it is not ready.
   */
  stopping?: AbortSignal;
  /** Examines the installation. By default, this is examineRunning() of the doctor. */
  examine?: () => Promise<Finding[]>;
  /** Creates the server that terminates TLS. By default, a proxy in front of this server terminates TLS. */
  createServer?: CreateServer;
  /** Returns the free space on the disk of the data folder, in bytes. */
  freeBytes?: () => Promise<number>;
}

const MIB = 1024 * 1024;

export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const {
    queries,
    notifications,
    files,
    transport,
    clock,
    settings,
    signingKey,
    webFolder,
    logger,
    metrics,
  } = options;
  const { timeouts = DEFAULT_TIMEOUTS, freeBytes = () => freeBytesOf(settings.dataDir) } = options;
  const { replicaQueries = null, isAlone = false } = options;
  const { examine = () => examineRunning(settings, queries) } = options;
  const { stopping = new AbortController().signal } = options;
  const shell = await openShell(webFolder);
  const headers = securityHeaders(settings, shell?.hashes);
  const malformed = malformedRequests(headers);
  const refuse = createRefusals(shell);
  const { createServer } = options;
  const app = Fastify(
    serverOptions(settings, logger, timeouts, { headers, malformed, refuse, createServer }),
  );
  malformed.watch(app.server);

  const logSecurity = createSecurityLog(settings.logAddresses);
  const tokens = createTokens(signingKey, clock, settings.sessionLifetimes.totalS);
  const challenges = createChallenges(signingKey, clock);
  const unsubscribeLinks = createUnsubscribeLinks(signingKey);
  const savedSearchLinks = createSavedSearchLinks(signingKey);
  const pushKeys = createPushKeys(signingKey);
  const mailQueue = createMailQueue({
    site: () => siteOf(settings, app.server),
    clock,
    deliverSoon: () => {
      schedule.startTask('sendMails');
      schedule.startTask('sendPushes');
    },
    findReceiver: findMailReceiver,
    readSiteName,
    notify: insertNotification,
    unsubscribeLinks,
  });
  const replyAddresses =
    settings.replies && createReplyAddresses(signingKey, settings.replies.mailbox, clock);
  const eventStreams = createEventStreams({
    notifications,
    countUnread: (accountId) => countUnread(queries, accountId),
    countNotifications: (userId) => countUnreadNotifications(queries, userId),
    clock,
    log: app.log,
    stopping,
  });
  const domainProof = createDomainProof(signingKey, settings.outside);
  const tasks = createTasks({
    queries,
    eventStreams,
    domainProof,
    mailQueue,
    savedSearchLinks,
    replyAddresses,
    fetchMails: async (stopped) => intake?.fetch(stopped),
    backUp: options.backUp ?? (async () => undefined),
    transport,
    fixedSettings: settings.fixedSettings,
    pushKeys,
    pushTransport: options.pushTransport ?? createPushTransport(pushOptions(settings, pushKeys)),
    files,
    clock,
    log: app.log,
    mailRetentionDays: settings.mailRetentionDays,
    retention: settings.retention,
    indexNow: settings.indexNow,
    publicUrl: settings.publicUrl,
    isAlone,
    senderName: async () => (settings.mail.senderName === null ? readSiteName(queries) : null),
    onFailedMail: () => metrics?.countFailedMail(),
  });
  const schedule: Schedule<TaskName> = createSchedule(tasks, {
    clock,
    log: app.log,
    onRun: (run) => metrics?.countTask(run),
  });
  const { startTask } = schedule;
  const versions = createVersions(queries);
  const cache = createResponseCache({
    publicVersion: versions.public,
    onRead: (result) => metrics?.countCacheRead(result),
  });
  const { decisionHoldS, hasOutboxPage, sessionLifetimes } = settings;
  const { retention, factorRoles, fixedSettings } = settings;
  const services = {
    queries,
    versions,
    tokens,
    challenges,
    codes: createCodes(signingKey, clock),
    mailQueue,
    replyAddresses,
    unsubscribeLinks,
    savedSearchLinks,
    moderationLinks: createModerationLinks(signingKey),
    calendarTokens: createCalendarTokens(signingKey),
    pushKeys,
    eventStreams,
    domainProof,
    files,
    scanFile: settings.virusScanner ? clamdScan(settings.virusScanner) : async () => false,
    clock,
    decisionHoldS,
    sessionLifetimes,
    isBreached:
      settings.breachedPasswords === null
        ? async () => false
        : breachedPasswords(settings.breachedPasswords, {
            log: app.log,
            onFailure: () => metrics?.countBreachedPasswordFailure(),
          }),
    factorRoles,
    retention,
    fixedSenderName: settings.mail.senderName,
    hasOutboxPage,
    version,
    fixedSettings,
    examine,
    hasReserve: async () => (await freeBytes()) > DISK_RESERVE,
    stopping,
    logSecurity,
    startTask,
    schedule,
    filesBytes: settings.storage === null ? createStoredBytes(settings.dataDir) : async () => null,
    backupState: options.backupState ?? (() => null),
  };
  const operations = allOperations(services);
  const replica =
    replicaQueries &&
    replicaOf(replicaQueries, services, (error) => {
      metrics?.countReplicaFailure();
      app.log.warn({ err: error }, 'the replica failed; for a while, the primary answers');
    });
  const uploadFolder = await openUploadFolder(settings.dataDir);

  const limiter = settings.rateLimits
    ? createRateLimiter(queries, {
        deviceOf: tokens.deviceOf,
        freelancerAt: freelancerAt(queries),
        isNewcomer: isNewcomer(queries, clock),
        passedAccountOf: async (challenge) => {
          const passed = await challenges.readPassed(challenge);
          return (passed && (await findCodeOwner(queries, passed.userId, clock()))?.email) ?? null;
        },
        onRefusal: (request, refusal) => {
          metrics?.countLimited(refusal);
          const person = request.person?.id ?? null;
          logSecurity(request, { event: 'excess_rate_limit_exceeded', person, ...refusal });
        },
      })
    : null;

  const intake = await openReplies(settings, {
    services,
    replyAddresses,
    uploadFolder,
    spend: async (id, personId) => limiter?.spend(id, personId),
    onReceipt: (receipt) => metrics?.countIncomingMail(receipt),
    log: app.log,
  });

  registerErrorHandler(app, errorRules);
  // Ends the event streams first, because closing the server waits until all responses have ended.
  app.addHook('preClose', async () => eventStreams.close());
  app.addHook('preClose', async () => intake?.close());
  registerDrain(app, stopping);
  registerQueryContext(app);
  registerRequestSpans(app);
  registerRequestLog(app);
  metrics?.observe(app);
  await registerHeaders(app, headers, settings);
  app.addHook('onRequest', refuseUnclearHost);
  registerRobots(app, settings.publicUrl);
  const { securityContact: contact } = settings;
  if (contact !== null) registerSecurityTxt(app, { contact, publicUrl: settings.publicUrl, clock });
  if (settings.indexNow) registerIndexNow(app, settings.indexNow);
  registerPasskeyEndpoints(app, settings.publicUrl, () => settingOf(queries, fixedSettings, 'passkeys'));
  await app.register(cookie);
  app.addHook('onRequest', refuseUnreadableAddress);
  const source = { operations, cache: dailyCache(cache, clock) };
  await registerContract(app, {
    contract: readContract(contractFile),
    ...source,
    authenticator: createAuthenticator(services),
    publicUrl: settings.publicUrl,
    // The language cookie is also read if its name has no prefix, because a user may have chosen the language before
    // cookie names had prefixes.
    unprotectedCookies: ['language'],
    operationTimeoutMs: timeouts.operation,
    uploadFolder,
    maxFileBytes: MAX_FILE_BYTES,
    fileLimit: async () => (await settingOf(queries, fixedSettings, 'upload_mib')) * MIB,
    limiter,
    cachedReads,
    readFrom: replica && replicaFirst(replica, source, clock),
    guardOf: (id, takesFile) => diskSpaceGuardOf(id, takesFile, freeBytes),
    run: ({ id, isPublicRead }, work) =>
      inSpan(id, { 'skill_harbor.operation': id }, () => (isPublicRead ? atOneVersion(work) : work())),
  });
  await registerUnsubscribe(app, {
    unsubscribe: (token) => chooseMails(services, token, false),
    limit: limiter?.hookOf('unsubscribe'),
  });
  registerCalendars(app, {
    publicUrl: settings.publicUrl,
    read: (token, origin) => readCalendarFile(services, token, origin),
    limit: limiter?.hookOf('feed'),
  });
  registerSocial(app, operations, {
    limit: limiter?.hookOf('socialPicture'),
    readBrand: () => readBrand(queries),
  });
  registerSitemap(app, {
    queries,
    clock,
    publicUrl: settings.publicUrl,
    limit: limiter?.hookOf('sitemap'),
  });
  await app.register(async (feeds) => {
    if (limiter) feeds.addHook('onRequest', limiter.hookOf('feed'));
    feeds.addHook('onRequest', async (_request, reply) => {
      if (!(await settingOf(queries, fixedSettings, 'feeds'))) reply.callNotFound();
    });
    const { publicUrl } = settings;
    registerFeeds(feeds, { cache, clock, publicUrl });
    registerChangesFeed(feeds, publicUrl);
    registerEnginesFeed(feeds, { queries, clock, publicUrl });
  });
  await app.register(async (unlisted) => {
    if (limiter) unlisted.addHook('onRequest', limiter.hookOf('file'));
    registerMedia(unlisted, files, createWithheldPictures(queries));
    await registerReference(unlisted);
    if (settings.hasOutboxPage) registerOutboxPage(unlisted, { folder: outboxIn(settings.dataDir), isLocal });
  });
  const sendPage =
    shell &&
    createPages(app, {
      shell,
      cache,
      replica,
      clock,
      publicUrl: settings.publicUrl,
      security: headers,
      onUnrendered: () => metrics?.countUnrenderedPage(),
    });
  if (shell)
    registerBrandFiles(app, {
      folder: webFolder,
      readBrand: () => readBrand(queries),
      readLogo: () => readLogoPng(queries),
      limit: limiter?.hookOf('file'),
    });
  const limits = limiter ? { page: limiter.hookOf('page'), file: limiter.hookOf('file') } : undefined;
  await registerWeb(app, { folder: webFolder, sendPage, refuse, limits });

  app.addHook('onReady', async () => intake?.start());
  app.addHook('onReady', async () => schedule.start());
  app.addHook('onClose', async () => {
    await schedule.stop();
    transport.close();
  });
  return app;
}

function pushOptions({ publicUrl, mail, outside }: Settings, keys: PushKeys): PushTransportOptions {
  const isHttps = publicUrl?.protocol === 'https:';
  return {
    keys,
    contact: isHttps ? publicUrl.origin : `mailto:${senderOf(mail.from).address}`,
    agent: createOutsideAgent(outside),
  };
}

function replicaOf(queries: Queries, services: Services, onFailure: (error: unknown) => void): Replica {
  const versions = createVersions(queries);
  const operations = allOperations({ ...services, queries, versions });
  return createReplica(operations, createResponseCache({ publicVersion: versions.public }), onFailure);
}

/**
 * Logs one line for each request from outside. The line omits the query, because links in mails contain secrets.
 * Reads that the server makes to render a page are not logged: they are part of the page's request.
 */
function registerRequestLog(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => void reply.header('x-request-id', request.id));
  // Disables redaction for this log: its fields contain no secrets, and redacting a line takes six times as long as
  // writing it.
  const log = app.log.child({}, { redact: [] });
  app.addHook('onResponse', async (request, reply) => {
    if (isInProcess(request)) return;
    const { id, method, url, person } = request;
    const path = url.split('?', 1)[0];
    const ms = Math.round(reply.elapsedTime);
    log.info({ reqId: id, method, path, status: reply.statusCode, ms, person: person?.id }, 'request');
  });
}

/**
 * Returns the origin of links in mails. It is never read from the Host header, in which a sender could name any site.
 * If the port in the settings is 0, the origin contains the port that the operating system chose.
 */
function siteOf({ publicUrl, host, port: wanted }: Settings, server: Server): string {
  if (publicUrl) return publicUrl.origin;
  const listening = server.address();
  const port = typeof listening === 'object' && listening !== null ? listening.port : wanted;
  const isAnyAddress = host === '0.0.0.0' || host === '::';
  return `http://${isAnyAddress ? 'localhost' : host.includes(':') ? `[${host}]` : host}:${port}`;
}
