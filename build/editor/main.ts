import config from 'virtual:editor-config';

// Said before it is loaded: else it would start by itself and look for a file.
Object.assign(window, { CMS_MANUAL_INIT: true });
const { init } = await import('@sveltia/cms');
init({ config });
