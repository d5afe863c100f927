/** Asks again until what is expected holds; after `ms` what it said last is the failure. */
export async function eventually(expectation: () => unknown, ms = 10_000): Promise<void> {
  for (const deadline = performance.now() + ms; ; await new Promise((resolve) => setTimeout(resolve, 20))) {
    try {
      return void (await expectation());
    } catch (failure) {
      if (performance.now() > deadline) throw failure;
    }
  }
}
