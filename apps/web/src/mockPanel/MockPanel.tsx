export interface MockPanelProps {
  server: string;
  servers: readonly { mode: string; name: string }[];
  /** The `pk` of the signed-in user, or null for a visitor. */
  person: number | null;
  people: readonly { pk: number; name: string }[];
  onServer: (mode: string) => void;
  onPerson: (pk: number | null) => void;
  onReset: () => void;
}

/** The magic values that make individual requests fail. The README of the mocks documents them. */
const values = [
  [
    'fail-500',
    'at the beginning of any field or search: that status; also 400, 401, 403, 404, 409, 429, 503',
  ],
  ['fail-network', 'in the same places: no connection'],
  ['fail-slow', 'in the same places: no answer, ever'],
  ['/job/500', 'as an id in the address: that status; also 429 and 503'],
] as const;

/** Shows a panel of switches to testers of the mocked app. It is in English, because no user sees it. */
export function MockPanel({ server, servers, person, people, onServer, onPerson, onReset }: MockPanelProps) {
  return (
    <details>
      <summary>{server === 'normal' ? 'Mock mode' : `Mock mode: ${server}`}</summary>
      <label>
        Server
        <select value={server} onChange={({ target }) => onServer(target.value)}>
          {servers.map(({ mode, name }) => (
            <option key={mode} value={mode}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label>
        Person
        <select
          value={person ?? ''}
          onChange={({ target }) => onPerson(target.value === '' ? null : Number(target.value))}
        >
          <option value="">Visitor</option>
          {people.map(({ pk, name }) => (
            <option key={pk} value={pk}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <p>To make one request fail, type:</p>
      <table>
        <tbody>
          {values.map(([value, effect]) => (
            <tr key={value}>
              <th scope="row">{value}</th>
              <td>{effect}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>Changes survive a reload.</p>
      <button type="button" onClick={onReset}>
        Reset all data
      </button>
    </details>
  );
}
