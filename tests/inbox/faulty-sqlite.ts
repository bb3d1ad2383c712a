import { DatabaseSync, StatementSync } from 'node:sqlite';
import { workerData } from 'node:worker_threads';

/**
 * The thread of the store over a driver that fails at one call: `fault` counts down with every call
 * and fails the one that brings it to zero, before the call is made or (`late`) after it.
 */
const { fault, late, thread } = workerData as {
  fault: Int32Array;
  late: Int32Array;
  thread: string;
};

function failing<Parameters extends unknown[], Result>(
  call: (this: never, ...parameters: Parameters) => Result,
) {
  return function (this: never, ...parameters: Parameters): Result {
    const now = Atomics.sub(fault, 0, 1) === 1;
    const after = Atomics.load(late, 0) === 1;
    const error = () => Object.assign(new Error('disk I/O error'), { errcode: 10 });
    if (now && !after) throw error();
    const result = call.apply(this, parameters);
    if (now) throw error();
    return result;
  };
}

const [database, statement] = [DatabaseSync.prototype, StatementSync.prototype];
database.exec = failing(database.exec) as typeof database.exec;
statement.all = failing(statement.all) as typeof statement.all;
await import(thread);
