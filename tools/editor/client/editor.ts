import CMS, { type CmsConfig } from '@sveltia/cms';
import { type Listed, serverFolder } from '../../../scripts/editor/client/folder.js';

const get = async (path: string) => {
  const response = await fetch(path);
  if (!response.ok) throw new Error(await response.text());
  return response.json();
};

try {
  const [config, listed] = (await Promise.all([get('/config.json'), get('/list.json')])) as [
    CmsConfig,
    Listed[],
  ];
  const folder = serverFolder(listed);
  // The editor keeps a "test repository" in the browser's own storage: here it finds the project instead.
  navigator.storage.getDirectory = async () =>
    ({ getDirectoryHandle: async () => folder }) as unknown as FileSystemDirectoryHandle;
  // Where browsers can move files it would write beside a file first; the server does that.
  Reflect.deleteProperty(FileSystemFileHandle.prototype, 'move');
  localStorage.setItem('sveltia-cms.user', JSON.stringify({ backendName: 'test-repo' }));
  await CMS.init({ config });
} catch (error) {
  document.body.textContent = (error as Error).message;
}
