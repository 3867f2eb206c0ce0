/**
 * Shows a text that the server wrote for operators. Such texts are always in English, as are the server's log and
 * commands.
 */
export function English({ children }: { children: string }) {
  return (
    <span lang="en" dir="ltr">
      {children}
    </span>
  );
}
