export * from './fixtures/applications.ts';
export * from './fixtures/freelancers.ts';
export * from './fixtures/jobs.ts';
export * from './fixtures/my-jobs.ts';
export * from './fixtures/portraits.ts';
export * from './fixtures/skills.ts';
export * from './fixtures/today.ts';
export * from './fixtures/users.ts';
