import { Prose } from '../../primitives/Prose/Prose.tsx';
import { term, texts } from './JobChanges.css.ts';

/** Lists long texts, each below its name. */
export function TextList({ items }: { items: readonly { name: string; text: string }[] }) {
  return (
    <dl className={texts}>
      {items.map(({ name, text }) => (
        <div key={name}>
          <dt className={term}>{name}</dt>
          <dd>
            <Prose>{text}</Prose>
          </dd>
        </div>
      ))}
    </dl>
  );
}
