import { createSavedSearchLinks } from '../../mail/savedSearchLinks.ts';
import { createSavedSearch } from '../../marketplace/savedSearches/savedSearches.commands.ts';
import { nothing } from '../requests.ts';
import type { OperationParts, RequestParts } from '../requests.ts';
import { SIGNING_KEY } from '../testServer.ts';
import type { TestWorld } from '../testWorld.ts';

const riggers = {
  kind: 'freelancers',
  name: 'Riggers',
  frequency: 'daily',
  conditions: { search: 'rigger' },
} as const;

/** Deletes all saved searches, so that saving one is not a conflict. */
const removeSearches = ({ server }: TestWorld) =>
  server.database.kysely.deleteFrom('saved_searches').execute();

async function newSearch(world: TestWorld): Promise<number> {
  await removeSearches(world);
  const services = { queries: world.server.database.kysely, clock: () => world.server.now() };
  const id = await createSavedSearch(services, world.client.id, riggers);
  if (typeof id === 'string') throw new Error(`The search could not be saved: ${id}.`);
  return id;
}

const ofSearch: RequestParts = async (world) => ({ params: { savedSearchId: await newSearch(world) } });

const update: RequestParts = async (world) => ({ ...(await ofSearch(world)), fields: riggers });

const ofLink: RequestParts = async (world) => ({
  fields: { token: await createSavedSearchLinks(SIGNING_KEY).issue(await newSearch(world)) },
});

export const savedSearchParts = {
  listSavedSearches: nothing,
  createSavedSearch: async (world) => {
    await removeSearches(world);
    return { fields: riggers };
  },
  updateSavedSearch: update,
  deleteSavedSearch: ofSearch,
  lookAtSavedSearch: ofSearch,
  checkSavedSearchLink: ofLink,
  changeSavedSearchByLink: async (world) => ({ fields: { ...riggers, ...(await ofLink(world)).fields } }),
  deleteSavedSearchByLink: ofLink,
} satisfies OperationParts;
