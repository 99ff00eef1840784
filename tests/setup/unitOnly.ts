import { ChildProcess } from 'node:child_process';
import { basename } from 'node:path';

/** What only the tests of other projects start (docs/decisions/042-tests-by-what-they-need.md). */
const programs = /^(postgres|initdb|pg_ctl|chrom.*|google-chrome.*|firefox.*|WebKitWebDriver|up\.ts)$/;

type Start = { spawn: (options: { file: string; args?: string[] }) => unknown };

// Every way to start a process ends here.
const childProcess = ChildProcess.prototype as unknown as Start;
const start = childProcess.spawn;

// This file runs again for each test file of a thread.
if (start.name !== 'spawnInUnitTest')
  childProcess.spawn = function spawnInUnitTest(this: Start, options) {
    const words = [options.file, ...(options.args ?? [])].flatMap((word) => word.split(/\s+/));
    const program = words.find((word) => programs.test(basename(word)));
    if (program !== undefined)
      throw new Error(`A unit test starts no database and no browser, but ${program}: name its file .database.test or .browser.test.`);
    return start.call(this, options);
  };

// The services' listener replaces these for its process; here the next file may test the site, which does without.
const kept = globalThis as { nativeFetchClasses?: { Request: typeof Request; Response: typeof Response } };
kept.nativeFetchClasses ??= { Request, Response };
Object.assign(globalThis, kept.nativeFetchClasses);
