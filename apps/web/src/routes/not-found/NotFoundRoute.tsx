import { appContext } from '../../app/app.ts';
import type { LoaderArgs } from '../../app/app.ts';
import { notFound } from '../../shell/notFound.ts';

export { NothingThere as Component } from '../../shell/NothingThere.tsx';

export const loader = async ({ context }: LoaderArgs) => notFound(context.get(appContext));
