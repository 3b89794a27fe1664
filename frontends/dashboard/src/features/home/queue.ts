import type { Todo, TodoItem } from '@haat/api/dashboard';

/** Questions about products are tasks of another service. */
export type Kind = Todo['kind'] | 'product_questions';
export type Tasks = Omit<Todo, 'kind'> & { kind: Kind };
export type Task = { kind: Kind; item: TodoItem };
export type TaskGroup = { group: TodoItem['group']; tasks: Task[] };

const GROUPS: TodoItem['group'][] = ['overdue', 'today', 'week', 'later'];

const dueMs = ({ item }: Task) =>
  item.due_at ? Date.parse(item.due_at) : Number.POSITIVE_INFINITY;

/** The tasks of all kinds by when they are due, the most urgent first. */
export function groupsOf(todo: Tasks[]): TaskGroup[] {
  const tasks = todo.flatMap(({ kind, items }) => items.map((item) => ({ kind, item })));
  return GROUPS.map((group) => ({
    group,
    tasks: tasks
      .filter(({ item }) => item.group === group)
      .sort((one, other) => dueMs(one) - dueMs(other) || 0),
  })).filter(({ tasks: found }) => found.length > 0);
}

/** Kinds of which not every row is a task here. */
export const longKinds = (todo: Tasks[]) =>
  todo.filter(({ count, items }) => count > items.length);
