import { SITE_PREFIX } from '@portal/domain/tenant/tenant';
import type { Config } from './core/config/config.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './demo/people/accounts.ts';

/** What stands in the terminal when the server is ready. */
export function welcome({ origin, demo, database, dataDir, apiDocs }: Config, tookMs: number): string {
  const docs = apiDocs ? [`  API       ${origin}/docs`] : [];
  const where = database.kind === 'postgres' ? 'PostgreSQL' : `PGlite in ${dataDir}`;
  const lines = [
    '',
    `  Teacher portal, ready in ${(tookMs / 1000).toFixed(1)} s`,
    '',
    `  Portal    ${origin}${SITE_PREFIX}`,
    ...docs,
    `  Data      ${where}`,
    '',
  ];
  if (demo) {
    const width = Math.max(...Object.values(DEMO_ACCOUNTS).map(({ username }) => username.length));
    lines.push(`  Demo sign-ins, password ${DEMO_PASSWORD}`);
    for (const { username, role } of Object.values(DEMO_ACCOUNTS)) lines.push(`    ${username.padEnd(width)}  ${role}`);
    lines.push('');
  }
  lines.push('  Stop with Ctrl-C.', '', '');
  return lines.join('\n');
}
