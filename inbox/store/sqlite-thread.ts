import { enableCompileCache } from 'node:module';
import { workerData } from 'node:worker_threads';

// A thread does not inherit the compile cache of the process; see main.ts.
const { compileCache } = workerData as { compileCache?: string };
if (compileCache) enableCompileCache(compileCache);
await import('./sqlite-worker.ts');
