import { controls } from '../../content/navigation.ts';

/** The words of the label for what is invented; nothing for what is real. */
export const demoLabel = (invented: boolean) => (invented ? controls.demo : undefined);
