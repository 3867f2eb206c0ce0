/** Manages the resumes that a freelancer saves on the profile and uses in applications. */
import { buffer } from 'node:stream/consumers';
import type { ProfileResumeInput } from '@skillharbor/contract';
import { busy } from '@skillharbor/contract-server/problem';
import type { FastifyBaseLogger } from 'fastify';
import type { OperationsOf } from '../../contract/operations.ts';
import { badFields, badRequest, created, noContent, notFound, ok } from '../../contract/responses.ts';
import { checkResume } from '../../files/checkResume.ts';
import { readPdfInChild } from '../../files/readPdfInChild.ts';
import type { FileServices } from '../../files/storeFiles.ts';
import type { ScanFile } from '../../files/virusScan.ts';
import { addProfileResume, removeProfileResume, updateProfileResume } from './profileResumes.commands.ts';
import { MAX_PROFILE_RESUMES, pdfProblems, profileFull } from './profileResumes.policy.ts';
import { findNames, findProfileFile, listProfileResumes } from './profileResumes.repository.ts';
import { suggestionsIn } from './resumeText.ts';

type ProfileResumeOperations = OperationsOf<
  | 'listProfileResumes'
  | 'addProfileResume'
  | 'updateProfileResume'
  | 'deleteProfileResume'
  | 'getProfileResume'
  | 'readProfileResume'
>;

const fieldsOf = ({ name, is_default = false }: Omit<ProfileResumeInput, 'resume'>) => ({
  name: name.trim(),
  isDefault: is_default,
});

export function profileResumeOperations(
  services: FileServices & { scanFile: ScanFile },
): ProfileResumeOperations {
  const { queries, files, scanFile, clock } = services;

  async function openOwn(freelancerId: number, id: number, log: Pick<FastifyBaseLogger, 'error'>) {
    const resume = await findProfileFile(queries, freelancerId, id);
    const file = resume && (await files.open(resume.key));
    if (resume && !file) log.error({ key: resume.key }, 'a resume is missing from the file store');
    return file ? { ...resume, file } : null;
  }

  return {
    async listProfileResumes({ person }) {
      return ok({ results: await listProfileResumes(queries, person.id), limit: MAX_PROFILE_RESUMES });
    },

    async addProfileResume({ body, upload, person, log }) {
      const checked = await checkResume(scanFile, upload, log);
      if ('problem' in checked) return badFields({ resume: [checked.problem] });
      const outcome = await addProfileResume(services, person.id, fieldsOf(body), checked);
      if (outcome === 'full') return badRequest(profileFull);
      if (outcome === 'resume gone') throw busy();
      return created(outcome);
    },

    async updateProfileResume({ params: { profileResumeId: id }, body, upload, person, log }) {
      const own = { id, freelancerId: person.id };
      if (!(await findProfileFile(queries, person.id, id))) return notFound;
      const checked = upload && (await checkResume(scanFile, upload, log));
      if (checked && 'problem' in checked) return badFields({ resume: [checked.problem] });
      const outcome = await updateProfileResume(services, own, fieldsOf(body), checked);
      if (outcome === 'not found') return notFound;
      if (outcome === 'resume gone') throw busy();
      return ok(outcome);
    },

    async deleteProfileResume({ params: { profileResumeId: id }, person }) {
      const isRemoved = await removeProfileResume(services, { id, freelancerId: person.id });
      return isRemoved ? noContent : notFound;
    },

    async getProfileResume({ params: { profileResumeId }, person, log }) {
      const resume = await openOwn(person.id, profileResumeId, log);
      return resume ? { status: 200, download: { ...resume.file, name: resume.name } } : notFound;
    },

    async readProfileResume({ params: { profileResumeId }, person, log }) {
      const resume = await openOwn(person.id, profileResumeId, log);
      if (!resume) return notFound;
      const { stream } = resume.file;
      if (resume.type !== 'pdf') {
        stream.destroy();
        return badRequest('resume_not_a_pdf');
      }
      const read = await readPdfInChild(await buffer(stream));
      if ('refusal' in read) return badRequest(pdfProblems[read.refusal]);
      const name = await findNames(queries, person.id);
      return ok(suggestionsIn(read.text, { name, today: clock() }));
    },
  };
}
