/**
 * Keeps a server busy until this process is ended: `fork('busy.child.ts', ['passwords' | 'pictures', address, users])`.
 * It is a separate process, because otherwise the time for sending pictures would count as the server's time. It sends
 * a message to its parent when it begins, and exits with an error if the server responds with one.
 */
import sharp from 'sharp';
import { post, registerConfirmed, saveProfileAs } from '@skillharbor/api/testing/httpClient';
import type { RemotePerson } from '@skillharbor/api/testing/httpClient';
import { PASSWORD } from '@skillharbor/api/testing/sampleInput';

const [work, address = '', count] = process.argv.slice(2);

/** A picture like one from a phone, with 12 megapixels and 4 MB. */
const picture = await sharp({
  create: {
    width: 4000,
    height: 3000,
    channels: 3,
    background: '#3b6ea8',
    noise: { type: 'gaussian', mean: 128, sigma: 30 },
  },
})
  .jpeg()
  .toBuffer();

const send = (user: RemotePerson) =>
  work === 'pictures'
    ? saveProfileAs(address, user, picture)
    : post(address, '/api/auth/login/', { email: user.email, password: PASSWORD });

const users = await Promise.all(
  Array.from({ length: Number(count) }, () => registerConfirmed(address, 'freelancer')),
);
process.send?.('begins');
await Promise.all(
  users.map(async (user) => {
    for (;;) {
      const response = await send(user);
      if (!response.ok) throw new Error(`${work}: ${response.status} ${await response.text()}`);
      await response.arrayBuffer();
    }
  }),
);
