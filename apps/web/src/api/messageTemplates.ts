import { unwrap } from '@skillharbor/api-client';
import type { Api } from '@skillharbor/api-client';
import type { MessageTemplateInput } from '@skillharbor/contract';

export const listMessageTemplates = ({ credentialed }: Api, signal: AbortSignal) =>
  unwrap(credentialed.GET('/api/message-templates/', { signal }));

export const createMessageTemplate = ({ credentialed }: Api, body: MessageTemplateInput) =>
  unwrap(credentialed.POST('/api/message-templates/', { body }));

export const updateMessageTemplate = (
  { credentialed }: Api,
  templateId: number,
  body: MessageTemplateInput,
) =>
  unwrap(
    credentialed.PUT('/api/message-templates/{templateId}/', { params: { path: { templateId } }, body }),
  );

export const deleteMessageTemplate = ({ credentialed }: Api, templateId: number) =>
  unwrap(credentialed.DELETE('/api/message-templates/{templateId}/', { params: { path: { templateId } } }));
