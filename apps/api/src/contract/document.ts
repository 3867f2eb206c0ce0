/** Reads openapi.yaml when the server starts. */
import { fileURLToPath } from 'node:url';
import {
  applicationInputRules,
  companyInputRules,
  fileMessageInputRules,
  freelancerInputRules,
  portfolioPieceInputRules,
} from '@skillharbor/contract';

export const contractFile = fileURLToPath(new URL('../../../../openapi.yaml', import.meta.url));

/** The largest file that any of the forms accepts, in bytes. */
export const MAX_FILE_BYTES = Math.max(
  applicationInputRules.resume.maxBytes,
  companyInputRules.logo.maxBytes,
  fileMessageInputRules.file.maxBytes,
  freelancerInputRules.profile_picture.maxBytes,
  portfolioPieceInputRules.picture.maxBytes,
);
