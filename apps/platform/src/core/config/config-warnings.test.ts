import { warningsOf } from './config-warnings.ts';
import { readConfig } from './config.ts';

const REAL = {
  DATABASE_URL: 'postgres://portal@db/portal',
  ORIGIN: 'https://portal.example',
  FILES_ORIGIN: 'https://files.example',
  SMTP_URL: 'smtps://mail.example',
};

describe('who starts the server', () => {
  it('is warned of nothing in the demo, nor where all is set', () => {
    expect(warningsOf(readConfig({}))).toEqual([]);
    expect(warningsOf(readConfig(REAL))).toEqual([]);
  });

  it.each(['ORIGIN', 'FILES_ORIGIN', 'SMTP_URL'])('is warned where %s is not what people should work with', (name) => {
    const weaker = { ...REAL, [name]: name === 'ORIGIN' ? 'http://portal.example' : '' };
    expect(warningsOf(readConfig(weaker))).toEqual([expect.stringContaining(name)]);
  });
});
