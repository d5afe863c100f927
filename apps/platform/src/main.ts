// First: the OpenID library looks at it while it loads.
import './runtime-name.ts';
import { enableCompileCache, flushCompileCache } from 'node:module';
import { join } from 'node:path';
import process from 'node:process';
import { secondsToMilliseconds } from 'date-fns/secondsToMilliseconds';
import type { Platform } from './app.ts';
import { warningsOf } from './core/config/config-warnings.ts';
import { readConfig, type Config } from './core/config/config.ts';
import { createLogger } from './core/log/log-safety.ts';
import { resolveOnce } from './resolve-once.ts';
import { failureSentence } from './start-failure.ts';
import { welcome } from './welcome.ts';

const startedAt = performance.now();

async function start(): Promise<void> {
  let config: Config | undefined;
  let platform: Platform | undefined;
  try {
    config = readConfig(process.env, process.argv.slice(2));
    const logger = await loggerOf(config);
    for (const warning of warningsOf(config)) logger.warn(warning);
    // Of the whole source with its packages: from the second start on nothing is stripped of its types or compiled anew.
    enableCompileCache(join(config.dataDir, 'compile-cache'));
    resolveOnce();
    const { createApp } = await import('./app.ts');
    platform = await createApp(config, { logger });
    stopOnSignals(platform, config);
    await platform.app.listen({ port: config.port, host: config.host });
    process.stdout.write(welcome(config, performance.now() - startedAt));
    // By itself it is written at a quiet end, which a machine that fails does not have.
    flushCompileCache();
  } catch (error) {
    process.stderr.write(`\n${failureSentence(error, config)}\n`);
    process.exitCode = 1;
    await platform?.close();
  }
}

async function loggerOf({ logLevel, logFormat }: Config) {
  if (logFormat === 'json' || (logFormat === undefined && !process.stdout.isTTY)) return createLogger(logLevel);
  const { default: pretty } = await import('pino-pretty');
  return createLogger(logLevel, pretty({ ignore: 'pid,hostname,reqId', translateTime: 'HH:MM:ss', sync: true }));
}

function stopOnSignals(platform: Platform, { stopDelaySeconds }: Config): void {
  let isStopping = false;
  const stop = async (signal: NodeJS.Signals) => {
    // Somebody who asks twice does not want to wait.
    if (isStopping) process.exit(1);
    isStopping = true;
    // Ctrl-C comes from a person, who waits; SIGTERM from whoever also leads the requests here.
    await platform.close(signal === 'SIGTERM' ? secondsToMilliseconds(stopDelaySeconds) : 0);
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(signal));
}

await start();
