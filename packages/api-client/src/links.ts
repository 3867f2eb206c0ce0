import type { Middleware } from 'openapi-fetch';

/** The fields that the contract declares as links to the API's own origin. */
const fields = new Set(['profile_image', 'profile_picture', 'profile_picture_2x', 'resume_url', 'file_url']);

/** Changes the links of a response to the API's origin, if that differs from the page's. */
export function absoluteLinks(baseUrl: string): Middleware {
  return {
    async onResponse({ response }) {
      if (!response.headers.get('content-type')?.includes('json')) return undefined;
      const body: unknown = JSON.parse(await response.text(), (name, value: unknown) =>
        fields.has(name) && typeof value === 'string' ? new URL(value, baseUrl).href : value,
      );
      return new Response(JSON.stringify(body), response);
    },
  };
}
