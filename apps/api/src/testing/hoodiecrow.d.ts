/** Declares the part of the package that mailboxServer.ts uses. The package has no types of its own. */
declare module 'hoodiecrow-imap' {
  import type { Server } from 'node:net';

  interface StoredMail {
    raw: string;
    flags: string[];
  }

  interface ImapServer {
    server: Server;
    listen(port: number, host: string, callback: () => void): void;
    close(callback: () => void): void;
    appendMessage(folder: string, flags: string[], date: Date, raw: string): void;
    getMailbox(folder: string): { messages: StoredMail[] };
  }

  export default function hoodiecrow(options: {
    plugins: string[];
    users: Record<string, { password: string }>;
    storage: Record<string, { messages: StoredMail[] }>;
  }): ImapServer;
}
