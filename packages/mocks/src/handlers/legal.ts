import { legalKindValues } from '@skillharbor/contract';
import type { Language, LegalHistory, LegalKind } from '@skillharbor/contract';
import { routesOf } from '../http.ts';
import { conflict, notFound } from '../responses.ts';
import type { State } from '../state.ts';

/**
 * Handles requests for the legal texts, and operators' requests for the versions of these texts. Every version has the
 * words of the newest one, and is treated as newer than every user's account.
 */
export function legalHandlers(state: State) {
  const on = routesOf(state);

  return [
    on('listLegalTexts', () => {
      const results = state.legal.map(({ kind, versions }) => ({
        kind,
        version: versions[0]?.version ?? 1,
        has_asked: versions.some((one) => one.asks_members),
      }));
      return { status: 200, body: { results } };
    }),

    on('getLegalText', ({ params, query: { language = 'en', version: number } }) => {
      const stored = historyOf(params.legalKind);
      const textIn = (wanted: Language) => stored.texts.find((one) => one.language === wanted);
      const shown = stored.versions.find(({ version }) => number === undefined || version === number);
      const text = textIn(language) ?? textIn('en');
      if (!shown || !text) return notFound;
      const { version, published_at } = shown;
      const versions = stored.versions.map((one) => ({
        version: one.version,
        published_at: one.published_at,
      }));
      return { status: 200, body: { kind: stored.kind, ...text, version, published_at, versions } };
    }),

    on('listUnreadLegalTexts', ({ person }) => {
      const results = state.legal.flatMap(({ kind, versions }) => {
        const asking = versions.find((one) => one.asks_members)?.version ?? 0;
        const read = state.acknowledgements.filter((one) => one.owner === person.pk && one.kind === kind);
        return read.every(({ version }) => version < asking) && asking > 0 ? [{ kind, version: asking }] : [];
      });
      return { status: 200, body: { results } };
    }),

    on('acknowledgeLegalTexts', ({ body, person }) => {
      for (const text of body.texts) state.acknowledgements.push({ owner: person.pk, ...text });
      return { status: 204 };
    }),

    on('getLegalHistory', ({ params }) => ({ status: 200, body: historyOf(params.legalKind) })),

    on('publishLegalText', ({ params, body, person }) => {
      const stored = historyOf(params.legalKind);
      const version = body.base_version + 1;
      if ((stored.versions[0]?.version ?? 0) !== body.base_version) return conflict('legal_text_changed');
      const { en, de, ar } = body.texts;
      const given = Object.entries({ en, de, ar }) as [Language, string | undefined][];
      const texts = given.flatMap(([language, markdown]) =>
        markdown === undefined ? [] : [{ language, markdown }],
      );
      const published = {
        version,
        languages: texts.map(({ language }) => language),
        published_at: state.now,
        published_by: `${person.first_name} ${person.last_name}`,
        asks_members: body.asks_members,
      };
      const history = { ...stored, texts, versions: [published, ...stored.versions] };
      const others = state.legal.filter(({ kind }) => kind !== stored.kind);
      state.legal = legalKindValues.flatMap((kind) =>
        [...others, history].filter((one) => one.kind === kind),
      );
      return { status: 201, body: history };
    }),
  ];

  function historyOf(kind: LegalKind): LegalHistory {
    return state.legal.find((one) => one.kind === kind) ?? { kind, texts: [], versions: [] };
  }
}
