/** Shows a text of the server, which writes to operators in English, as its log and its commands do. */
export function English({ children }: { children: string }) {
  return (
    <span lang="en" dir="ltr">
      {children}
    </span>
  );
}
