/** Shows a text from the server, which is always in English for operators, as in its log and its commands. */
export function English({ children }: { children: string }) {
  return (
    <span lang="en" dir="ltr">
      {children}
    </span>
  );
}
