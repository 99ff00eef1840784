export * from './blockStyles.ts';
export * from './styles.ts';
