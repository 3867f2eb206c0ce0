/** The value of a form field, or one value for each part of a repeated field. Undefined omits the field. */
type FormValue = string | number | boolean | Blob | object | undefined;

/** Turns a body into the parts of `multipart/form-data`. A list becomes a repeated field, and an object becomes JSON. */
export function multipart(body: Readonly<Record<string, FormValue | readonly FormValue[]>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) {
    for (const part of Array.isArray(value) ? value : [value]) {
      if (part instanceof Blob) form.append(name, part);
      else if (typeof part === 'object') form.append(name, JSON.stringify(part));
      else if (part !== undefined) form.append(name, String(part));
    }
  }
  return form;
}
