import { scriptJson } from '../platform/scriptJson.ts';

/** Describes a page for search engines (https://json-ld.org). Browsers neither show nor run this data. */
export function StructuredData({ data }: { data: object | null }) {
  if (data === null) return null;
  // oxlint-disable-next-line react/no-danger -- React would write the quotes as entities, which a script does not decode
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: scriptJson(data) }} />;
}
