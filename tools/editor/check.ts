/**
 * Prints, as JSON, what would stop a build of the content in the working directory. A process of its own: texts are read and
 * checked once, when their modules are imported.
 */
import { ContentError, type Mistake } from '../../src/content/mistakes.ts';

async function mistakes(): Promise<readonly Mistake[]> {
  try {
    // Imports of the first kind check what the modules read.
    await import('../../build/content.ts');
    await import('../../src/content/features.ts');
    const { contentMistakes } = await import('../../build/check-content.ts');
    const { filesOnDisk } = await import('../../build/content/read-content.ts');
    return contentMistakes(filesOnDisk('.'));
  } catch (error) {
    if (error instanceof ContentError) return error.mistakes;
    throw error;
  }
}

process.stdout.write(JSON.stringify(await mistakes()));
