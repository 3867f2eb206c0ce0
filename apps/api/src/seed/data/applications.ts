import { receivedApplications } from './applicationsReceived.ts';
import { sentApplications } from './applicationsSent.ts';
import type { DemoApplication } from './types.ts';

export const applications: readonly DemoApplication[] = [...sentApplications, ...receivedApplications];
