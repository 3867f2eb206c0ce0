import { resumeTypeValues } from '@skillharbor/contract';
import type { ProfileResume, Resume } from '@skillharbor/contract';
import type { FieldProblem } from '@skillharbor/prose';
import { PROFILE_RESUMES_LIMIT, resumeSuggestions } from '../fixtures/profileResumes.ts';
import { routesOf } from '../http.ts';
import { invalid, notFound, refused, textIn } from '../responses.ts';
import { nextId } from '../state.ts';
import type { State } from '../state.ts';

/** The content of the smallest file that is recognized as a PDF. */
export const RESUME = '%PDF-1.4\n%%EOF\n';

const full = { code: 'profile_resumes_full', params: { max: PROFILE_RESUMES_LIMIT } } as const;

/** Handles the resumes that freelancers have saved on their profiles. */
export function profileResumeHandlers(state: State) {
  const on = routesOf(state);
  const find = (owner: number, id: number) => savedBy(state, owner).find((resume) => resume.id === id);

  return [
    on('listProfileResumes', ({ person }) => {
      const results = savedBy(state, person.pk).toSorted(
        (one, other) => one.name.localeCompare(other.name) || one.id - other.id,
      );
      return { status: 200, body: { results, limit: PROFILE_RESUMES_LIMIT } };
    }),

    on('addProfileResume', ({ body, person }) => {
      const file = resumeIn(state, body);
      if ('problem' in file) return invalid({ resume: [file.problem] });
      const saved = saveFile(state, person.pk, textIn(body, 'name'), file);
      if (!saved) return refused(full);
      if (textIn(body, 'is_default') === 'true') makeDefault(savedBy(state, person.pk), saved);
      return { status: 201, body: saved };
    }),

    on('updateProfileResume', ({ params, body, person }) => {
      const saved = find(person.pk, params.profileResumeId);
      if (!saved) return notFound;
      const file = resumeIn(state, body);
      if (!('problem' in file)) Object.assign(saved, { file, saved_at: state.now });
      else if (file.problem !== 'resume_missing') return invalid({ resume: [file.problem] });
      saved.name = textIn(body, 'name').trim();
      if (textIn(body, 'is_default') === 'true') makeDefault(savedBy(state, person.pk), saved);
      return { status: 200, body: saved };
    }),

    on('deleteProfileResume', ({ params, person }) => {
      const saved = find(person.pk, params.profileResumeId);
      if (!saved) return notFound;
      state.profileResumes = state.profileResumes.filter(({ resume }) => resume !== saved);
      const [first] = savedBy(state, person.pk).toSorted((one, other) => one.id - other.id);
      if (saved.is_default && first) first.is_default = true;
      return { status: 204 };
    }),

    on('getProfileResume', ({ params, person }) => {
      const saved = find(person.pk, params.profileResumeId);
      return saved ? { status: 200, file: new Blob([RESUME]), name: saved.file.name } : notFound;
    }),

    on('readProfileResume', ({ params, person }) => {
      const saved = find(person.pk, params.profileResumeId);
      if (!saved) return notFound;
      if (saved.file.type !== 'pdf') return refused('resume_not_a_pdf');
      return { status: 200, body: resumeSuggestions };
    }),
  ];
}

function savedBy(state: State, pk: number): ProfileResume[] {
  return state.profileResumes.flatMap(({ owner, resume }) => (owner === pk ? resume : []));
}

function makeDefault(all: ProfileResume[], saved: ProfileResume): void {
  for (const resume of all) resume.is_default = resume === saved;
}

/** Saves a file on the profile. Returns null if the profile already has the maximum number of resumes. */
function saveFile(state: State, owner: number, name: string, file: Resume): ProfileResume | null {
  const before = savedBy(state, owner);
  if (before.length >= PROFILE_RESUMES_LIMIT) return null;
  const id = nextId(state);
  const url = `/api/accounts/resumes/${id}/file/`;
  const resume = { id, name: name.trim(), file, url, is_default: before.length === 0, saved_at: state.now };
  state.profileResumes.push({ owner, resume });
  return resume;
}

/**
 * Returns the resume of an application: a resume of the profile, or the uploaded file, which is also saved on the
 * profile if the form requests it.
 */
export function sentResume(
  state: State,
  form: FormData,
  pk: number,
): Resume | ReturnType<typeof invalid | typeof refused> {
  if (textIn(form, 'use_profile_resume') === 'true') {
    const named = textIn(form, 'profile_resume');
    const saved = savedBy(state, pk).find(({ id, is_default }) =>
      named === '' ? is_default : String(id) === named,
    );
    return saved ? { ...saved.file } : refused('resume_not_in_profile');
  }
  const file = resumeIn(state, form);
  if ('problem' in file) return invalid({ resume: [file.problem] });
  const isSaved = textIn(form, 'save_resume') === 'true';
  if (isSaved && !saveFile(state, pk, file.name.replace(/\.[^.]*$/, ''), file))
    return invalid({ save_resume: [full] });
  return file;
}

function resumeIn(state: State, form: FormData): Resume | { problem: FieldProblem } {
  const file = form.get('resume');
  if (!(file instanceof File) || file.size === 0) return { problem: 'resume_missing' };
  const extension = file.name.split('.').at(-1)?.toLowerCase();
  const type = resumeTypeValues.find((one) => one === extension);
  if (!type) return { problem: 'resume_type_wrong' };
  const mebibytes = state.site.upload_mib;
  if (file.size > mebibytes * 1024 * 1024)
    return { problem: { code: 'file_too_large', params: { mebibytes } } };
  return { name: file.name, type, size: file.size };
}
