/** Writes JSON for a data `<script>`, so that no text in the data can end the script. */
export function scriptJson(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
}
