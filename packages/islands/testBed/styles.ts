export const styles = import.meta.glob('./*.module.css', { eager: true, import: 'default', query: '?styles' });
