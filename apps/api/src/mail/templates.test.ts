import { expect, test } from 'vitest';
import { contactMail } from './templates.ts';

const mail = (message: string) =>
  contactMail({
    to: 'ada@example.com',
    firstName: 'Ada',
    sender: 'li@example.com',
    subject: 'Hello',
    message,
  });

test('shows paragraphs, lists and links of the sender, as the page does', () => {
  const { html, text } = mail(
    'Hello <b>Ada</b>,\nwelcome.\n\n- draw\n- build\n\n3. See https://a.example/?a=1&b=2.',
  );
  expect(html).toContain('>Hello &lt;b&gt;Ada&lt;/b&gt;,<br>\nwelcome.</p>');
  expect(html).toContain('<li>draw</li><li>build</li></ul>');
  expect(html).toContain(
    '<li value="3">See <a href="https://a.example/?a=1&amp;b=2" rel="nofollow ugc noopener">https://a.example/?a=1&amp;b=2</a>.</li></ol>',
  );
  expect(text).toContain('> - draw\n> - build');
});

test('never turns text into an attribute or an element', () => {
  const { html } = mail(
    `https://a.example/'onload='x"><script>alert(1)</script>\n- <img src=x onerror=alert(1)>`,
  );
  expect(html).not.toMatch(/<(script|img)|href="[^"]*['<>]/);
});
