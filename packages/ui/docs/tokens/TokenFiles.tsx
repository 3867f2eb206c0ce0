import { Link } from '../../src/primitives/Link/Link.tsx';
import { tokenFiles } from '../../src/tokens/files.ts';

const files = Object.entries(tokenFiles())
  .filter(([path]) => path.endsWith('.json'))
  .map(([path, content]) => ({ path, href: URL.createObjectURL(new Blob([content])) }));

/** Offers the token files as downloads. */
export function TokenFiles() {
  return (
    <ul>
      {files.map(({ path, href }) => (
        <li key={path}>
          <Link href={href} download={path.replaceAll('/', '-')}>
            {path}
          </Link>
        </li>
      ))}
    </ul>
  );
}
