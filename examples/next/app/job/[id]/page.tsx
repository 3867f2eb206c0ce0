import { connection } from 'next/server';
import { Suspense } from 'react';
import { getJob, today } from '../../jobs';
import { Job } from './Job';

interface Props {
  params: Promise<{ id: string }>;
}

export default function Page(props: Props) {
  return (
    <Suspense fallback={null}>
      <LoadedJob {...props} />
    </Suspense>
  );
}

async function LoadedJob({ params }: Props) {
  await connection();
  const { id } = await params;
  return <Job job={await getJob(Number(id))} today={today()} />;
}
