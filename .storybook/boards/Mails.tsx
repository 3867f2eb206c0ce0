import type { CSSProperties, SyntheticEvent } from 'react';
import { samples } from '../../apps/api/src/mail/samples.ts';
import { withBrand } from '../../apps/api/src/mail/withBrand.ts';

const row: CSSProperties = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(18rem, 1fr))',
  gap: '1rem',
  marginBlockEnd: '2rem',
};
const frame: CSSProperties = { inlineSize: '100%', border: '1px solid #8888', background: '#fff' };
const plain: CSSProperties = { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', fontSize: '0.8125rem' };

/** Shows each mail in all languages side by side: its subject, its HTML, and its plain text. */
export function Mails() {
  const names = Object.keys(samples[0]?.mails ?? {});
  return names.map((name) => (
    <section key={name} aria-label={name}>
      <h2>{name}</h2>
      <div style={row}>
        {samples.map(({ language, mails }) => {
          const mail = mails[name] && withBrand(mails[name], { name: 'Skill Harbor', site: '' });
          return (
            mail && (
              <article key={language} lang={language}>
                <p dir="auto">
                  <strong>{mail.subject}</strong>
                </p>
                <iframe
                  title={`${name}, ${language}`}
                  srcDoc={mail.html}
                  sandbox="allow-same-origin"
                  style={frame}
                  onLoad={fitHeight}
                />
                <details>
                  <summary>Plain text</summary>
                  <pre dir="auto" style={plain}>
                    {mail.text}
                  </pre>
                </details>
              </article>
            )
          );
        })}
      </div>
    </section>
  ));
}

/** Makes a frame as high as its document. */
function fitHeight({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) {
  currentTarget.style.blockSize = `${currentTarget.contentDocument?.documentElement.scrollHeight ?? 0}px`;
}
