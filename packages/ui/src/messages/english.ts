import { account } from './account.ts';
import { client } from './client.ts';
import { freelancers } from './freelancers.ts';
import { jobs } from './jobs.ts';
import { layout } from './layout.ts';
import { primitives } from './primitives.ts';
import { site } from './site.ts';

/** Every word of the product, by room. Another language is another object of the same type. */
export const english = { primitives, layout, site, account, jobs, client, freelancers };

export type Messages = typeof english;
