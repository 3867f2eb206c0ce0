import { nothingThere } from '../../shell/NothingThere.tsx';

export { NothingThere as Component } from '../../shell/NothingThere.tsx';

export const loader = async () => nothingThere;
