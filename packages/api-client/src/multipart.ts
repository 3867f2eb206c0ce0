/** What a form sends: one value, or one for each part of a repeated field. Undefined leaves the field out. */
type FormValue = string | number | boolean | Blob | undefined;

/** Turns a body into the parts of `multipart/form-data`. A list becomes a field that is repeated. */
export function multipart(body: Readonly<Record<string, FormValue | readonly FormValue[]>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) {
    for (const part of Array.isArray(value) ? value : [value]) {
      if (part instanceof Blob) form.append(name, part);
      else if (part !== undefined) form.append(name, String(part));
    }
  }
  return form;
}
