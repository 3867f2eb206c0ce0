import { memoryStorage } from '@skillharbor/api-client';
import { expect, test } from 'vitest';
import { createDrafts } from '../storage/drafts.ts';
import { createOutbox } from './outbox.ts';

test('the messages that two tabs send are all stored, in the order of sending', () => {
  const device = memoryStorage();
  const tab = () => createOutbox(createDrafts({ device, tab: memoryStorage() }), 7, 1);
  const [here, there] = [tab(), tab()];
  here.type({ text: 'Half a thought', file: null });
  here.add({ id: 'a', text: 'One', fileName: null });
  there.add({ id: 'b', text: '', fileName: 'Two.pdf' });
  here.add({ id: 'c', text: 'Three', fileName: null });
  there.forget('a');
  expect(tab().unsent()).toEqual([
    { id: 'b', text: '', fileName: 'Two.pdf' },
    { id: 'c', text: 'Three', fileName: null },
  ]);
  expect(here.typed()).toEqual({ text: 'Half a thought', file: null });
});

test('a typed text and a chosen file are stored until the field is empty', () => {
  const outbox = createOutbox(createDrafts({ device: memoryStorage(), tab: memoryStorage() }), 7, 1);
  const file = new File(['%PDF'], 'Tides.pdf');
  outbox.type({ text: 'The tides.', file });
  expect(outbox.typed()).toEqual({ text: 'The tides.', file });
  outbox.type({ text: '', file: null });
  expect(outbox.typed()).toEqual({ text: '', file: null });
});
