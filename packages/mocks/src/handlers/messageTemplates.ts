import { routesOf } from '../http.ts';
import { notFound, refused } from '../responses.ts';
import { accountOf, nextId } from '../state.ts';
import type { State } from '../state.ts';

const MAX_TEMPLATES = 20;

/** Handles the messages that clients have saved for acceptances and declines. */
export function messageTemplateHandlers(state: State) {
  const on = routesOf(state);
  const templatesOf = (owner: number) => state.messageTemplates.filter((stored) => stored.owner === owner);
  const find = (owner: number, id: number) => templatesOf(owner).find(({ template }) => template.id === id);

  return [
    on('listMessageTemplates', ({ person }) => {
      const results = templatesOf(accountOf(state, person))
        .map(({ template }) => template)
        .toSorted((one, other) => one.name.localeCompare(other.name) || one.id - other.id);
      return { status: 200, body: { results } };
    }),

    on('createMessageTemplate', ({ body, person }) => {
      if (templatesOf(accountOf(state, person)).length >= MAX_TEMPLATES)
        return refused({ code: 'templates_full', params: { max: MAX_TEMPLATES } });
      const template = { ...body, name: body.name.trim(), id: nextId(state) };
      state.messageTemplates.push({ owner: accountOf(state, person), template });
      return { status: 201, body: template };
    }),

    on('updateMessageTemplate', ({ params, body, person }) => {
      const stored = find(accountOf(state, person), params.templateId);
      if (!stored) return notFound;
      Object.assign(stored.template, body);
      return { status: 200, body: stored.template };
    }),

    on('deleteMessageTemplate', ({ params, person }) => {
      const stored = find(accountOf(state, person), params.templateId);
      if (!stored) return notFound;
      state.messageTemplates.splice(state.messageTemplates.indexOf(stored), 1);
      return { status: 204 };
    }),
  ];
}
