export interface TestPostgres {
  readonly url: string;
  end(signal: 'SIGINT' | 'SIGQUIT'): Promise<void>;
  again(): Promise<void>;
  stop(): Promise<void>;
}

export function startPostgres(options?: { readonly durable?: boolean }): Promise<TestPostgres>;
