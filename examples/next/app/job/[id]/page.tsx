import { getJob, today } from '../../jobs';
import { Job } from './Job';

export default async function Page({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  return <Job job={await getJob(Number(id))} today={today()} />;
}
